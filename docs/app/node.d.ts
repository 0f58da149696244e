// What is used of Node: by the engine where it runs there, by the build, and by the tests.
declare module "node:fs/promises" {
  export function readFile(path: URL): Promise<Uint8Array>;
}
declare module "*/micropython.mjs" {
  interface MicroPython {
    registerJsModule(name: string, module: object): void;
    runPython(code: string): unknown;
    readonly globals: { get(name: string): unknown };
    readonly FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  }
  export function loadMicroPython(options: { url: string; heapsize: number; pystack: number }): Promise<MicroPython>;
}
declare module "node:fs" {
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
  export function readdirSync(path: URL): readonly string[];
  export function writeFileSync(path: string, text: string): void;
}
declare module "node:process" {
  export const argv: readonly string[];
  export const env: Record<string, string>;
}
declare module "node:test" {
  export function test(name: string, does: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function ok(actual: unknown, message?: string): asserts actual;
  export function rejects(promise: Promise<unknown>, expected?: typeof RangeError): Promise<void>;
  export function throws(does: () => void, expected?: RegExp): void;
}
