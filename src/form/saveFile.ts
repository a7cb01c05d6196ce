/** Makes the browser download bytes as a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started the download; otherwise the bytes would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
