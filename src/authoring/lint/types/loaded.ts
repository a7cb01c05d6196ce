import { partsOf, type Pointer, type RequestRules } from '#engine';
import type { KnownCalls } from '../checks/check';
import { responseOf } from './responses';
import { anything, objectWith, typeAt, type ValueType } from './valueType';

/** What is known of `/loaded` after the first `count` loads; a load with a condition may bring nothing. */
export function loadedType(
  { load = [] }: RequestRules,
  calls: KnownCalls | undefined,
  count = load.length,
): ValueType {
  const loaded = objectWith({});
  for (const { call, keep, when } of load.slice(0, count))
    for (const [target, from] of Object.entries(keep)) {
      const found = typeAt(responseOf(calls, call), from);
      const isMissing = 'name' in found;
      put(
        loaded,
        target,
        isMissing ? anything : found.type,
        !when && !isMissing && !found.isOptional,
      );
    }
  return loaded;
}

function put(whole: ValueType, target: Pointer, type: ValueType, isAlways: boolean): void {
  const parts = partsOf(target);
  let holder = whole;
  for (const [i, name] of parts.entries()) {
    if (isAlways && !holder.required.includes(name)) holder.required.push(name);
    const isLast = i === parts.length - 1;
    if (isLast) holder.properties[name] = type;
    else if (!holder.properties[name]?.properties) holder.properties[name] = objectWith({});
    holder = holder.properties[name];
  }
}
