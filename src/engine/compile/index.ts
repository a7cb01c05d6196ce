export { compileDefinition, compileSchema } from './compileDefinition';
export { standaloneModule } from './standaloneModule';
export { createAjv } from '../schema/ajv';
