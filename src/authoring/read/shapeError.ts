import type { RuleError, Schema } from '#engine';

/** An error of Ajv with what `verbose` adds to it. */
export interface ShapeError extends RuleError {
  schema: unknown;
  parentSchema: Schema;
  data: unknown;
  /** The name that is invalid, under `propertyNames`. */
  propertyName?: string;
}
