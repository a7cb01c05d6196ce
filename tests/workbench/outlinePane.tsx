import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ExampleFixtures, Files } from '../../src/authoring';
import { nothingChecked } from '../../src/workbench/checker/checked';
import { type CheckerClient, CheckerContext } from '../../src/workbench/checker/checkerClient';
import type { CheckerQuery } from '../../src/workbench/checker/protocol';
import { runQuery } from '../../src/workbench/checker/runQuery';
import { OutlinePane } from '../../src/workbench/outline/OutlinePane';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';
import { PlaceContext } from '../../src/workbench/shell/place';

const nested = /^(.*):not\(\*(\[id="[^"]*"\]) \[role="treeitem"\] \[role="treeitem"\]\)$/;

/** The simulated browser does not read `:not()` with several parts, by which a tree finds the items of an item. */
function readNested(): void {
  const plain = Element.prototype.querySelectorAll;
  Element.prototype.querySelectorAll = function (this: Element, selectors: string) {
    const [, wanted, id] = nested.exec(selectors) ?? [];
    if (wanted === undefined || id === undefined) return plain.call(this, selectors);
    const isOuter = (one: Element) => {
      const above = one.parentElement?.closest('[role="treeitem"]');
      return !above?.parentElement?.closest(id);
    };
    return [...plain.call(this, wanted)].filter(isOuter) as unknown as NodeListOf<Element>;
  } as typeof plain;
}
readNested();

/** Draws the outline of a request type, with a checker that works in the page. */
export function openOutline(key: string, files: Files) {
  const project = new ProjectFiles({} as ProjectServer, localStorage, {
    root: '/somewhere',
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { text, digest: text }]),
    ),
    problems: [],
    keys: [key],
  });
  const textNow = (path: string) => project.textOf(path);
  const textsNow = (): Files =>
    Object.fromEntries(
      [...project.get().disk.keys(), ...project.get().unsaved.keys()].flatMap((path) => {
        const text = textNow(path);
        return text === undefined ? [] : [[path, text]];
      }),
    );
  const checker = {
    get: () => nothingChecked,
    watch: () => () => {},
    query: async (query: CheckerQuery) => runQuery(query, textsNow(), {} as ExampleFixtures),
  };
  render(
    <ProjectContext value={project}>
      <CheckerContext value={checker as unknown as CheckerClient}>
        <PlaceContext value={{ place: { key }, goTo: () => {} }}>
          <OutlinePane requestKey={key} />
        </PlaceContext>
      </CheckerContext>
    </ProjectContext>,
  );
  const user = userEvent.setup();
  const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
  return {
    user,
    item,
    texts: textsNow,
    file: (name: string) => JSON.parse(textNow(`schemas/${key}/${name}.json`)!),
    /** Until a dialog is away, what is below it cannot be reached. */
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null)),
    dialog: () => within(screen.getByRole('dialog')),
    /** Chooses a thing of the outline, which gets the focus. */
    choose: async (name: string | RegExp) => {
      const label = item(name).querySelector('[data-node]')!;
      await user.click(label);
    },
    /** Chooses one of the values of a box. */
    pick: async (box: string | RegExp, option: string | RegExp) => {
      await user.click(screen.getByRole('combobox', { name: box }));
      await user.click(await screen.findByRole('option', { name: option }));
    },
  };
}
