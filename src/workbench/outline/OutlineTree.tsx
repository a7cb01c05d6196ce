import { Box, Button, Tooltip } from '@mui/material';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '../i18n';
import { flat, type OutlineNode } from './model/outlineOf';
import { NodeLabel } from './NodeLabel';
import type { Actions } from './useActions';

interface Props {
  nodes: OutlineNode[];
  chosen: OutlineNode;
  /** A file is no JSON: nothing can be changed here. */
  isLocked: boolean;
  actions: Actions;
  onChoose: (id: string) => void;
}

/** The parts of a request type as a tree. Alt with the arrows moves what is chosen, Delete deletes it. */
export function OutlineTree({ nodes, chosen, isLocked, actions, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () =>
      flat(nodes)
        .filter(({ children }) => children.length > 0)
        .map(({ id }) => id),
    [nodes],
  );
  const [closed, setClosed] = useState<string[]>([]);
  const { focus, dialog } = actions;
  const given = useRef<object>(undefined);
  useEffect(() => {
    if (!focus || given.current === focus || dialog) return;
    const label = box.current?.querySelector(`[data-node="${CSS.escape(focus.id)}"]`);
    if (!label) return;
    given.current = focus;
    label.closest<HTMLElement>('[role="treeitem"]')?.focus();
    label.scrollIntoView({ block: 'nearest' });
  });
  // Undo may take away what has the focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
  });

  const newest = useRef(actions.move);
  useEffect(() => {
    newest.current = actions.move;
  });
  const onMove = useCallback<Actions['move']>((...given) => newest.current(...given), []);

  const isField = chosen.kind === 'field';
  const canMove = !isLocked && (isField || chosen.kind === 'section');
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked) return;
    if (event.altKey && event.key === 'ArrowUp') actions.step(-1);
    else if (event.altKey && event.key === 'ArrowDown') actions.step(1);
    else if (event.key === 'Delete') actions.openDelete();
    else if (event.key === 'Insert') actions.openAdd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box
        role="toolbar"
        aria-label={t('outline.toolbar')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.25,
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tool
          label={t('outline.addField')}
          keys={t('outline.keys.add')}
          isOff={isLocked}
          onPress={() => actions.openAdd()}
        >
          {t('outline.addFieldShort')}
        </Tool>
        <Tool label={t('outline.addSection')} isOff={isLocked} onPress={actions.openAddSection}>
          {t('outline.addSectionShort')}
        </Tool>
        <Tool
          label={t('outline.up')}
          keys={t('outline.keys.up')}
          isOff={!canMove}
          onPress={() => actions.step(-1)}
        >
          ↑
        </Tool>
        <Tool
          label={t('outline.down')}
          keys={t('outline.keys.down')}
          isOff={!canMove}
          onPress={() => actions.step(1)}
        >
          ↓
        </Tool>
        <Tool
          label={t('outline.delete')}
          keys={t('outline.keys.delete')}
          isOff={!canMove}
          onPress={actions.openDelete}
        >
          {t('outline.deleteShort')}
        </Tool>
      </Box>
      <Box
        ref={box}
        sx={{ flex: 1, overflow: 'auto', py: 0.5 }}
        onKeyDownCapture={onKeyDown}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          hadFocus.current = box.current?.contains(relatedTarget) ?? false;
        }}
      >
        <SimpleTreeView
          aria-label={t('outline.title')}
          selectedItems={chosen.id}
          expandedItems={all.filter((id) => !closed.includes(id))}
          onExpandedItemsChange={(_event, open) =>
            setClosed(all.filter((id) => !open.includes(id)))
          }
          onSelectedItemsChange={(_event, id) => {
            if (id !== null && !id.startsWith('group:')) onChoose(id);
          }}
          expansionTrigger="iconContainer"
          itemChildrenIndentation={10}
        >
          {nodes.map((node) => (
            <Item key={node.id} node={node} isLocked={isLocked} onMove={onMove} />
          ))}
        </SimpleTreeView>
      </Box>
    </Box>
  );
}

interface ItemProps {
  node: OutlineNode;
  isLocked: boolean;
  onMove: Actions['move'];
}

const content = { style: { paddingTop: 3, paddingBottom: 3, gap: 4 } };

const Item = memo(function Item({ node, isLocked, onMove }: ItemProps) {
  return (
    <TreeItem
      itemId={node.id}
      label={<NodeLabel node={node} isLocked={isLocked} onMove={onMove} />}
      slotProps={{ content }}
    >
      {node.children.map((child) => (
        <Item key={child.id} node={child} isLocked={isLocked} onMove={onMove} />
      ))}
    </TreeItem>
  );
});

interface ToolProps {
  label: string;
  keys?: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** It stays focusable where it does nothing, so that the focus is not lost when it has done its work. */
const Tool = ({ label, keys, isOff, onPress, children }: ToolProps) => (
  <Tooltip title={keys ? `${label} (${keys})` : label} describeChild>
    <Button
      size="small"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
      sx={{ minWidth: 26, px: 0.75, ...(isOff && { color: 'text.disabled' }) }}
    >
      {children}
    </Button>
  </Tooltip>
);
