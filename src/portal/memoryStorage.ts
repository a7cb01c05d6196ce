/** Holds its items as properties of its own, as local and session storage do. */
class MemoryStorage {
  [name: string]: unknown;

  getItem(name: string): unknown {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  setItem(name: string, value: unknown): void {
    this[name] = String(value);
  }

  removeItem(name: string): void {
    delete this[name];
  }

  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}

/**
 * A browser that lets a site keep nothing (all cookies blocked) refuses even to read these. The portal then keeps in mind
 * what it needs until the page is closed: all works, but a reload asks to sign in again, and no draft is kept.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage() });
  }
