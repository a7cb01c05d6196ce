import { type FormController, FormPart } from '#form/preview';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { DrawnGroup, DrawnState } from '../messages';
import type { GalleryGroup, Specimen } from '../specimen';
import { pause, perform } from './acts';
import { setCamera } from './camera';
import type { StartForms } from './forms';
import { markupOf } from './markupOf';
import { stagedForm } from './stagedForm';

const cache = createCache({ key: 'form' });

/** The element that forms are drawn in. */
export interface Stage {
  root: Root;
  element: HTMLElement;
}

/**
 * Draws the states of a section one after the other, with pauses in which the page can respond. Undefined where it was
 * stopped before the end.
 */
export async function drawGroup(
  stage: Stage,
  forms: StartForms,
  { id, title, places }: GalleryGroup,
  isStopped: () => boolean = () => false,
): Promise<DrawnGroup | undefined> {
  const group: DrawnGroup = { id, title, places: [] };
  for (const { specimens, ...place } of places) {
    const drawn: DrawnState[] = [];
    for (const specimen of specimens) {
      const { id: of, state, rule } = specimen;
      const shown = await drawSpecimen(stage, forms, specimen);
      drawn.push({ id: of, state, ...(rule !== undefined && { rule }), ...shown });
      await pause(0);
      if (isStopped()) return undefined;
    }
    group.places.push({ ...place, specimens: drawn });
  }
  return group;
}

type Shown = Pick<DrawnState, 'markup' | 'isUnreached'>;

async function drawSpecimen(stage: Stage, forms: StartForms, specimen: Specimen): Promise<Shown> {
  const { id, part, camera, acts = [], isUndrawn } = specimen;
  if (isUndrawn) return { markup: '' };
  setCamera(camera);
  const form = await stagedForm(forms, specimen);
  flushSync(() => stage.root.render(<Drawn key={id} form={form} part={part} />));
  let isReached = true;
  for (const act of acts) isReached &&= await perform(form, act);
  const prefix = `${forms.source.language} ${id}`.replaceAll(' ', '-');
  const markup = await markupOf(stage.element, prefix);
  flushSync(() => stage.root.render(null));
  return { markup, ...(!isReached && { isUnreached: true }) };
}

const Drawn = ({ form, part }: { form: FormController; part: Specimen['part'] }) => (
  <CacheProvider value={cache}>
    <FormPart controller={form} part={part} />
  </CacheProvider>
);
