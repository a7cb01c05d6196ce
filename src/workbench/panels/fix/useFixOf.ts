import type { Diagnostic } from '#authoring';
import { useCallback } from 'react';
import { useChecker } from '../../checker/checkerClient';
import { t } from '../../i18n';
import { useProject } from '../../project/useProject';
import { usePlace } from '../../shell/place';
import { usePanel } from '../panel';
import { quickFixes } from './quickFixes';
import { wordsFor } from './wordsFor';

/** What mends a problem, where a press can: as one step of undo, or in the panel where it is mended. */
export interface Fix {
  label: string;
  /** Resolves to the reason where it cannot be mended so. */
  apply: () => Promise<string | undefined>;
}

/** Finds the fix of a problem in the text of its file; undefined where a person has to decide. */
export function useFixOf(): (diagnostic: Diagnostic, text: string | undefined) => Fix | undefined {
  const project = useProject();
  const checker = useChecker();
  const { place } = usePlace();
  const { open, showWords } = usePanel();
  const { key } = place;
  return useCallback(
    (diagnostic, text) => {
      const { file, rule } = diagnostic;
      const [fix] = text === undefined ? [] : quickFixes(diagnostic, { [file]: text });
      if (fix)
        return {
          label: t(`fix.${fix.kind}`, { word: fix.word }),
          apply: async () => {
            project.edit(fix.texts);
            return undefined;
          },
        };
      const opens = (label: string, panel: string): Fix => ({
        label: t(label),
        apply: async () => {
          open(panel);
          return undefined;
        },
      });
      /** Writes what came into the example, all of it at once. */
      async function adopt(requestKey: string): Promise<string | undefined> {
        try {
          const adopted = await checker.query({ type: 'adopted', key: requestKey, file });
          if (adopted.text === undefined) return t('fix.otherKind');
          // What was typed meanwhile counts.
          if (project.textOf(file) === text) project.edit({ [file]: adopted.text });
          return undefined;
        } catch (error) {
          return t('problems.checkerFailed', { message: (error as Error).message });
        }
      }
      const draft = (requestKey: string, drafts: Fix) => {
        void checker.searches.start(requestKey, 'drafts');
        return drafts.apply();
      };
      if (rule === 'example-differs')
        return key === undefined ? undefined : { label: t('fix.adopt'), apply: () => adopt(key) };
      if (rule === 'never-seen') {
        const drafts = opens('fix.draft', 'coverage');
        return key === undefined ? undefined : { ...drafts, apply: () => draft(key, drafts) };
      }
      const words = wordsFor(diagnostic, text);
      if (!words) return undefined;
      const table = opens('fix.words', 'words');
      return {
        ...table,
        apply: () => {
          showWords(words);
          return table.apply();
        },
      };
    },
    [project, checker, key, open, showWords],
  );
}
