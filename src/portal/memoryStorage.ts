/** Holds its items as properties of its own, as local and session storage do. */
const memoryStorage = (): object =>
  Object.create({
    getItem(name: string) {
      return this[name] ?? null;
    },
    setItem(name: string, value: string) {
      this[name] = value;
    },
    removeItem(name: string) {
      delete this[name];
    },
    clear() {
      for (const name of Object.keys(this)) delete this[name];
    },
  } as ThisType<{ [name: string]: string }>);

/**
 * A browser that lets a site keep nothing (all cookies blocked) refuses even to read these. The portal then keeps in mind
 * what it needs until the page is closed: all works, but a reload asks to sign in again, and no draft is kept.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
