/** As far as the sheet uses it. */
export interface QRCode {
  addData(text: string, mode: "Byte"): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
export function qrcode(version: number, level: "L" | "M" | "Q" | "H"): QRCode;
