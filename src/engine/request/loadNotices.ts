import type { Definition, Document } from '../definition/definition';
import { getAt } from '../json/pointer';

/** The notices of loads whose response had none of the values. */
export function loadNotices({ request }: Definition, loaded: Document['loaded']): string[] {
  return (request.load ?? []).flatMap(({ keep, none }) => {
    const isEmpty = Object.keys(keep).every((at) =>
      [undefined, null, ''].includes(getAt(loaded, at)),
    );
    return none !== undefined && isEmpty ? [none] : [];
  });
}
