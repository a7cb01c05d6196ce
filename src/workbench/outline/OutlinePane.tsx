import { VisuallyHidden } from '#ui';
import { Alert, Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { t } from '../i18n';
import { nameOf } from '../editor/filesOf';
import { usePlace } from '../shell/place';
import { additionsTo } from './additions';
import { AddFieldDialog } from './dialogs/AddFieldDialog';
import { AddPartDialog } from './dialogs/AddPartDialog';
import { AddSectionDialog } from './dialogs/AddSectionDialog';
import { DeleteDialog } from './dialogs/DeleteDialog';
import type { Definition } from './model/definition';
import { findNode, keepSame, type OutlineNode, outlineOf } from './model/outlineOf';
import { OutlineTree } from './OutlineTree';
import { PropertyPanel } from './properties/PropertyPanel';
import { useActions } from './useActions';
import { useFocusKept } from './useFocusKept';
import { useOutline } from './useOutline';

function outliner(): (definition: Definition) => OutlineNode[] {
  let last: OutlineNode[] = [];
  return (definition) => (last = keepSame(last, outlineOf(definition)));
}

/** What was chosen in each request type, while its JSON or another one is looked at. */
const lastChosen = new Map<string, string>();

/** A request type without its JSON: what it consists of, and the properties of what is chosen. */
export function OutlinePane({ requestKey }: { requestKey: string }) {
  const { definition, edit } = useOutline(requestKey);
  const [outlined] = useState(outliner);
  const nodes = useMemo(() => outlined(definition), [outlined, definition]);
  const [chosenId, choose] = useState(() => lastChosen.get(requestKey) ?? 'form');
  const setChosenId = (id: string) => {
    lastChosen.set(requestKey, id);
    choose(id);
  };
  const chosen = findNode(nodes, chosenId) ?? nodes[0]!;
  const actions = useActions({ definition, nodes, chosen, edit, choose: setChosenId });
  const additions = useMemo(() => additionsTo(definition, chosen), [definition, chosen]);
  const pane = useFocusKept(chosen.id);
  const { goTo } = usePlace();
  const layout = useDefaultLayout({ id: 'workbench outline', storage: localStorage });
  const { broken } = definition;
  return (
    <Box {...pane} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      {broken && (
        <Alert
          severity="info"
          action={
            <Button
              onClick={() =>
                goTo({
                  key: requestKey,
                  path: broken.path,
                  position: { line: broken.line, column: 1 },
                })
              }
            >
              {t('outline.showLine')}
            </Button>
          }
        >
          {t('outline.broken', { file: nameOf(broken.path), line: broken.line })}
        </Alert>
      )}
      <Group {...layout} orientation="horizontal" style={{ flex: 1, minHeight: 0 }}>
        <Panel id="outline" defaultSize="46%" minSize={180}>
          <OutlineTree
            nodes={nodes}
            chosen={chosen}
            isLocked={broken !== undefined}
            actions={actions}
            additions={additions}
            onChoose={setChosenId}
          />
        </Panel>
        <Separator aria-label={t('outline.width')} style={{ width: 3 }} />
        <Panel id="properties" minSize={200}>
          <Box key={chosen.id} sx={{ height: '100%', overflow: 'auto' }}>
            <PropertyPanel
              definition={definition}
              node={chosen}
              edit={edit}
              onRename={actions.rename}
            />
          </Box>
        </Panel>
      </Group>
      <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
      {actions.dialog?.kind === 'add' && (
        <AddFieldDialog
          definition={definition}
          where={actions.dialog.where}
          onAdd={actions.add}
          onClose={actions.closeDialog}
        />
      )}
      {actions.dialog?.kind === 'section' && (
        <AddSectionDialog
          definition={definition}
          field={chosen.at}
          onAdd={actions.addSection}
          onClose={actions.closeDialog}
        />
      )}
      {actions.dialog?.kind === 'part' && (
        <AddPartDialog
          {...actions.dialog.addition}
          definition={definition}
          onAdd={actions.addPart}
          onClose={actions.closeDialog}
        />
      )}
      {actions.dialog?.kind === 'delete' && (
        <DeleteDialog
          deletion={actions.dialog.deletion}
          title={actions.dialog.title}
          definition={definition}
          onDelete={actions.confirmDelete}
          onClose={actions.closeDialog}
        />
      )}
    </Box>
  );
}
