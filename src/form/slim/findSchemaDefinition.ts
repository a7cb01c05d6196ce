/** Replaces RJSF's search for what a `$ref` means: a definition has no references left. */
export default function findSchemaDefinition(): never {
  throw new Error('A definition has no references left.');
}

export {
  findSchemaDefinition as findSchemaDefinitionRecursive,
  findSchemaDefinition as makeAllReferencesAbsolute,
  findSchemaDefinition as splitKeyElementFromObject,
};
