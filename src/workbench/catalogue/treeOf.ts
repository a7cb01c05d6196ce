import { isObject } from '#engine';
import { parse } from 'jsonc-parser';

export interface TreeType {
  key: string;
  title: string;
}

export interface TreeGroup {
  id: string;
  /** Undefined for groups that the catalogue does not name: the texts of the workbench do. */
  title?: string;
  types: TreeType[];
}

/**
 * The request types as the catalogue orders them, those with screens of their own, and those that it does not have. A
 * catalogue that is being typed is read as far as it goes.
 */
export function treeOf(
  catalogueText: string | undefined,
  keys: readonly string[],
  titleOf: (key: string) => string,
): TreeGroup[] {
  const parsed: unknown = parse(catalogueText ?? '');
  const catalogue = isObject(parsed) ? parsed : {};
  const ids = new Set<string>();
  const rest = new Set(keys);
  const take = (key: unknown, title?: unknown): TreeType[] =>
    typeof key === 'string' && rest.delete(key)
      ? [{ key, title: typeof title === 'string' ? title : titleOf(key) }]
      : [];
  const services = listed(catalogue.serviceTypes).map((service, i): TreeGroup => {
    const name: unknown = service?.key;
    const id = `service ${typeof name === 'string' ? name : ''}`;
    const ownId = ids.has(id) ? `${id} (${i})` : id;
    ids.add(ownId);
    return {
      id: ownId,
      title: [service?.title, name].find((text) => typeof text === 'string') ?? '',
      types: listed(service?.requestTypes).flatMap((entry) => [
        ...take(entry?.key, entry?.title),
        ...listed(entry?.behind).flatMap((key) => take(key)),
      ]),
    };
  });
  const screens = Object.values<any>(isObject(catalogue.screens) ? catalogue.screens : {}).flatMap(
    (screen) => take(typeof screen === 'string' ? screen : screen?.key),
  );
  return [
    ...services,
    { id: 'screens', types: screens },
    { id: 'others', types: [...rest].map((key) => ({ key, title: titleOf(key) })) },
  ].filter(({ types }) => types.length > 0);
}

const listed = (value: unknown): any[] => (Array.isArray(value) ? value : []);
