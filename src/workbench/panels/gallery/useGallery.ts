import { useEffect, useLayoutEffect, useState } from 'react';
import { type CheckerClient, useChecker } from '../../checker/checkerClient';
import { useFilesOf } from '../../checker/useFilesOf';
import type { GallerySource } from '../../gallery/messages';
import { StageClient } from '../../gallery/stageClient';
import { examplesIn } from '../../preview/examplesIn';
import { today } from '../../today';
import type { GroupInLanguages } from './galleryPage';

/** Milliseconds without an edit, after which the states are drawn again. */
const drawDelay = 800;

export interface Gallery {
  title: string;
  /** The ids of the sections in their order. */
  order: string[];
  /** Those that are drawn, by id. While they are drawn again, the earlier ones stay. */
  groups: { [id: string]: GroupInLanguages };
  /** How many are drawn of the newest texts. */
  done: number;
  styles: string;
}

interface Known {
  gallery?: Gallery;
  /** The files do not make a form. */
  isNone?: boolean;
  failed?: string;
}

/** Draws all states of a request type in these languages, section by section. */
export function useGallery(key: string, languages: string[]): Known & { stage: string } {
  const checker = useChecker();
  const files = useFilesOf(key);
  const stage = useStage();
  const [known, setKnown] = useState<Known>({});
  const asked = languages.join(',');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isStarted = setTimeout(() => {
      drawAll(stage, checker, { key, files, languages: asked.split(',') }, signal, setKnown).catch(
        ({ message }: Error) => {
          if (!signal.aborted) setKnown((before) => ({ ...before, failed: message }));
        },
      );
    }, drawDelay);
    return () => {
      clearTimeout(isStarted);
      controller.abort();
      stage.stop();
    };
  }, [stage, checker, key, files, asked]);
  return { ...known, stage: stage.name };
}

function useStage(): StageClient {
  const [stage] = useState(() => new StageClient());
  // Before the frame can have loaded.
  useLayoutEffect(() => stage.open(), [stage]);
  return stage;
}

async function drawAll(
  stage: StageClient,
  checker: CheckerClient,
  {
    key,
    files,
    languages,
  }: { key: string; files: { [path: string]: string }; languages: string[] },
  signal: AbortSignal,
  set: (change: (before: Known) => Known) => void,
): Promise<void> {
  const examples = examplesIn(key, files);
  const sources: (GallerySource & { title: string })[] = [];
  for (const language of languages) {
    const form = await checker.query({ type: 'gallery', key, language });
    if (signal.aborted) return;
    if (!form) return set((before) => ({ ...before, isNone: true }));
    sources.push({ key, language, examples, today: today(), ...form });
  }
  for (const { title: _title, ...source } of sources) await stage.show(source);
  const [{ title, parts }] = sources as [(typeof sources)[number]];
  const order = parts.map(({ id }) => id);
  set(({ gallery }) => ({
    gallery: { groups: {}, styles: '', ...gallery, title, order, done: 0 },
  }));
  for (const id of order) {
    const group: GroupInLanguages = {};
    let styles = '';
    for (const language of languages) {
      const drawn = await stage.draw(language, id);
      if (signal.aborted) return;
      group[language] = drawn.group;
      ({ styles } = drawn);
    }
    set(({ gallery }) => ({
      gallery: {
        ...gallery!,
        groups: { ...gallery!.groups, [id]: group },
        done: gallery!.done + 1,
        styles,
      },
    }));
  }
}
