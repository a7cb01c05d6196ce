import { Compartment, type Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

const scheme = new Compartment();

/** What CodeMirror colours itself, such as a selection and its panels: light or dark as in the settings of the system. */
export function ownColours(): Extension {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const colours = () => EditorView.darkTheme.of(dark.matches);
  return [
    scheme.of(colours()),
    ViewPlugin.define((view) => {
      const follow = () => view.dispatch({ effects: scheme.reconfigure(colours()) });
      dark.addEventListener('change', follow);
      return { destroy: () => dark.removeEventListener('change', follow) };
    }),
  ];
}
