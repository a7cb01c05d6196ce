import type { CompiledDefinition } from '#engine';
import { createRoot } from 'react-dom/client';
import { applyLanguage } from '../../preview/frame/applyLanguage';
import { loadDefinition } from '../../preview/frame/loadDefinition';
import { type GallerySource, openStageChannel, type PanelMessage } from '../messages';
import { specimensOf } from '../specimensOf';
import { drawGroup } from './drawGroup';
import { StartForms } from './forms';
import { stylesOf } from './stylesOf';

interface Opened {
  definition: CompiledDefinition;
  forms: StartForms;
}

const sources = new Map<string, { source: GallerySource; opened?: Promise<Opened> }>();
const element = document.getElementById('root') as HTMLElement;
const stage = { element, root: createRoot(element) };

// A drawn form takes no focus, and its dialogs are parts of the page.
HTMLElement.prototype.focus = () => {};
HTMLDialogElement.prototype.showModal = function () {
  this.setAttribute('open', '');
};

// One after the other: there is one element to draw in.
let drawing = Promise.resolve();

/** How often the panel has stopped what was asked before. */
let stops = 0;

const channel = openStageChannel((message) => {
  if (message.type === 'stop') stops++;
  else if (message.type === 'source')
    sources.set(message.source.language, { source: message.source });
  else {
    const asked = stops;
    drawing = drawing.then(() => draw(message, () => stops !== asked));
  }
});

async function draw(
  asked: Extract<PanelMessage, { type: 'draw' }>,
  isStopped: () => boolean,
): Promise<void> {
  if (isStopped()) return;
  const { run, language, group: id } = asked;
  try {
    const known = sources.get(language)!;
    const { definition, forms } = await (known.opened ??= open(known.source));
    await applyLanguage(definition);
    const group = specimensOf(definition, known.source.parts).find((one) => one.id === id)!;
    const drawn = await drawGroup(stage, forms, group, isStopped);
    if (drawn) channel.send({ type: 'drawn', run, group: drawn, styles: stylesOf(document) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    channel.send({ type: 'failed', run, message });
  }
}

async function open(source: GallerySource): Promise<Opened> {
  const definition = await loadDefinition(source.module);
  return { definition, forms: new StartForms(definition, source) };
}

channel.send({ type: 'ready' });
