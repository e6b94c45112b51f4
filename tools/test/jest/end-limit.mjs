export default function endLimit() {
  clearTimeout(globalThis.limitOfRun);
}
