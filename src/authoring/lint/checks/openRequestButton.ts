import { uiAt } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';

export const openRequestButton: Check = {
  id: 'open-request-button',
  *run({ definition: { request, ui }, pointers }) {
    const { openRequestCheck: at } = request;
    if (typeof at !== 'string' || at === 'link') return;
    const buttons = pointers.filter((one) => uiAt(ui, one)['ui:widget'] === 'button');
    if (buttons.includes(at)) return;
    const hint = didYouMean(
      at,
      buttons,
      buttons.length > 0
        ? `Use ${buttons.map((one) => `"${one}"`).join(' or ')}.`
        : 'Use true to check when the policy is chosen.',
    );
    yield {
      file: 'request',
      at: '/openRequestCheck',
      message: `"${at}" is no field with the widget "button", so open requests are never checked. ${hint}`,
    };
  },
};
