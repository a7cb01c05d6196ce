import { useState } from 'react';
import { nameProblem } from '../edit/kinds';
import type { Definition } from '../model/definition';
import { type Field, isSameLevel } from '../model/fields';

/** Names that no field can have, by the field that they were typed for: they are there when it is chosen again. */
const unusable = new Map<string, string>();

export type TypedName = ReturnType<typeof useTypedName>;

/** The name of a field while it is typed. It is applied by Enter or its button, and when the properties are left. */
export function useTypedName(
  { key, fields, broken }: Definition,
  field: Field | undefined,
  onRename: (name: string, isLeft: boolean) => void,
) {
  const { at = '', name = '' } = field ?? {};
  const id = `${key} ${at}`;
  const [typed, setTyped] = useState(() => unusable.get(id) ?? name);
  const others = fields.filter((one) => one.at !== at && isSameLevel(one.at, at));
  const problem =
    typed === name
      ? undefined
      : nameProblem(
          typed,
          others.map((one) => one.name),
        );
  const rename = (isLeft: boolean) => {
    const isPossible = field && typed !== name && problem === undefined && !broken;
    if (isPossible) onRename(typed, isLeft);
  };
  return {
    typed,
    problem,
    isChanged: typed !== name,
    type: (text: string) => {
      unusable.delete(id);
      setTyped(text.trim());
    },
    takeBack: () => {
      unusable.delete(id);
      setTyped(name);
    },
    rename: () => rename(false),
    leave: () => {
      if (problem !== undefined) unusable.set(id, typed);
      rename(true);
    },
  };
}
