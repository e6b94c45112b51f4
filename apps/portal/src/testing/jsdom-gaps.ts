/** What the portal uses of a browser and jsdom lacks, as small as the tests need it. */
export function fillJsdomGaps(): void {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
  // Everything is in view.
  window.IntersectionObserver ??= class {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.seen([{ isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
