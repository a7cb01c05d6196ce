import { useMemo } from 'react';
import { useFilesOf } from '../checker/useFilesOf';
import { useProject } from '../project/useProject';
import type { Changes } from './edit/texts';
import { type Definition, readTexts } from './model/definition';

/** A request type as it is edited, and how to change it. */
export function useOutline(key: string): {
  definition: Definition;
  edit: (changes: Changes, typing?: string) => void;
} {
  const project = useProject();
  const own = useFilesOf(key);
  const definition = useMemo(() => readTexts(key, own), [key, own]);
  return { definition, edit: (changes, typing) => project.edit(changes, typing) };
}
