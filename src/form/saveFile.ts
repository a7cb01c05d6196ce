/** Has the browser save bytes under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save by then; without this the bytes would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
