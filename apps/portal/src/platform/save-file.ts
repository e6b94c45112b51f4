/** Hands a document to the member as a file. */
export function saveFile(document: Blob, name: string): void {
  const address = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after this task; a URL revoked at once would be empty.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
