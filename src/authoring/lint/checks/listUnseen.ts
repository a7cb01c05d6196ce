import { pointerOf, uiAt } from '#engine';
import type { Check } from './check';

/** The widgets that show the options of a list. */
const showing = ['select', 'links'];

export const listUnseen: Check = {
  id: 'list-unseen',
  *run({ definition: { request, ui }, fields }) {
    for (const [at, list] of Object.entries(request.lists ?? {})) {
      const { 'ui:widget': widget } = uiAt(ui, at);
      const isField = fields.some((field) => field.at === at);
      // A loaded list may also say which values of the insurer count.
      if (!isField || widget === undefined || showing.includes(widget) || 'from' in list) continue;
      yield {
        file: 'request',
        at: `/lists${pointerOf(at)}`,
        target: 'name',
        message: `"${at}" has the widget "${widget}", which shows no options, but only options of this list are accepted. Use the widget select, or remove the list.`,
      };
    }
  },
};
