/** Replaces the resolver of references: the `$ref`s of a definition are dereferenced already. */
export default {
  resolve(): never {
    throw new Error('A definition has no references left.');
  },
};
