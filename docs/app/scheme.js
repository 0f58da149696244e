// Light or dark, before anything is drawn: as chosen on this device, else as the device itself.
const chosenScheme = () => {
  try {
    return localStorage.getItem("scheme");
  } catch {
    return null;
  }
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const applyScheme = () => {
  const scheme = chosenScheme() ?? (dark.matches ? "slate" : "default");
  document.body?.setAttribute("data-md-color-scheme", scheme);
};
new MutationObserver((_, watch) => {
  if (document.body) {
    applyScheme();
    watch.disconnect();
  }
}).observe(document.documentElement, { childList: true });
dark.addEventListener("change", applyScheme);
document.documentElement.classList.replace("no-js", "js");
