import type { CompiledDefinition, Schema } from '#engine';
import type { GalleryField, Setup } from '../specimen';

/** States by name; each returns undefined for a field that cannot be in it. */
export interface States {
  [name: string]: (
    field: GalleryField,
    definition: CompiledDefinition,
    schema: Schema,
  ) => Setup | undefined;
}
