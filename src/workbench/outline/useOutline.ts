import { useMemo, useState, useSyncExternalStore } from 'react';
import { filesOf } from '../checker/filesOf';
import { useProject } from '../project/useProject';
import type { ProjectFiles } from '../project/project';
import type { Changes, Texts } from './edit/texts';
import { type Definition, readTexts } from './model/definition';

/** A request type as it is edited, and how to change it. */
export function useOutline(key: string): {
  definition: Definition;
  edit: (changes: Changes, typing?: string) => void;
} {
  const project = useProject();
  const [texts] = useState(() => textsReader(project, key));
  const own = useSyncExternalStore(project.watch, texts);
  const definition = useMemo(() => readTexts(key, own), [key, own]);
  return { definition, edit: (changes, typing) => project.edit(changes, typing) };
}

/** Reads the texts of a request type; the same object while none of them changes, whatever else is loaded. */
function textsReader(project: ProjectFiles, key: string): () => Texts {
  let known: { of: unknown[]; texts: Texts } | undefined;
  return () => {
    const { disk, unsaved } = project.get();
    if (known?.of[0] === disk && known.of[1] === unsaved) return known.texts;
    const texts = filesOf(key, project.texts());
    known = {
      of: [disk, unsaved],
      texts: known && isSame(known.texts, texts) ? known.texts : texts,
    };
    return known.texts;
  };
}

const isSame = (before: Texts, now: Texts): boolean =>
  Object.keys(before).length === Object.keys(now).length &&
  Object.entries(now).every(([path, text]) => before[path] === text);
