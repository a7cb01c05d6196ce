/** In place of a resolver of references: a definition arrives with its `$ref`s folded in. */
export default {
  resolve(): never {
    throw new Error('A definition has no references left.');
  },
};
