import { getAt, type Pointer } from '#engine';
import { t } from '../../i18n';
import type { Definition } from './definition';
import { labelOf } from './labels';
import { fieldOfPart, type PartKind } from './parts';
import { textIn, titleOf } from './words';

/** What a part of request.json is called in the outline, and what it is in few words. */
export function partTitle(
  definition: Definition,
  kind: PartKind,
  pointer: Pointer,
): { title: string; detail?: string } {
  const part: unknown = getAt(definition.request, pointer);
  const of = (name: string) => textIn(getAt(part, `/${name}`));
  const field = fieldOfPart(pointer);
  const names = [
    kind.holds === 'one' ? labelOf(kind.name) : undefined,
    field === undefined ? undefined : titleOf(definition, field),
    of('title'),
    of('id'),
    of('call'),
    of('$ref')?.split('/').at(-1),
    of('message'),
  ].filter((name) => name !== undefined && name !== '');
  const [title = t('outline.unnamed')] = names;
  const detail = of('call') ?? of('message') ?? of('name') ?? of('$ref')?.split('/').at(-1);
  return { title, ...(detail && detail !== title && { detail }) };
}
