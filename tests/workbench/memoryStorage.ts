export class MemoryStorage implements Storage {
  #items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  key = (i: number) => [...this.#items.keys()][i] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  removeItem = (name: string) => void this.#items.delete(name);
  setItem(name: string, value: string) {
    if (this.isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    this.#items.set(name, value);
  }
}
