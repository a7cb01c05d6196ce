export { compileDefinition, compileSchema } from './compileDefinition';
export { standaloneModule } from './standaloneModule';
export { createAjv } from '../schema/ajv';
export { compilePattern, PatternError, type PatternFlaw } from '../patterns/compilePattern';
export { matchesPattern, type PatternTable } from '../patterns/patternTable';
