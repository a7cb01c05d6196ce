import { Box } from '@mui/material';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n';
import { treeItemSlots } from '../shell/treeItemSlots';
import type { Addition } from './additions';
import { AddMenu } from './AddMenu';
import { flat, type OutlineNode } from './model/outlineOf';
import { NodeLabel } from './NodeLabel';
import { Tool } from './Tool';
import type { Actions } from './useActions';

interface Props {
  nodes: OutlineNode[];
  chosen: OutlineNode;
  /** A file is no JSON: nothing can be changed here. */
  isLocked: boolean;
  actions: Actions;
  additions: Addition[];
  onChoose: (id: string) => void;
}

/** The parts of a request type as a tree. Alt with the arrows moves what is chosen, Delete deletes it. */
export function OutlineTree({ nodes, chosen, isLocked, actions, additions, onChoose }: Props) {
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
    const give = () => {
      const label = box.current?.querySelector(`[data-node="${CSS.escape(focus.id)}"]`);
      if (!label) return false;
      given.current = focus;
      label.closest<HTMLElement>('[role="treeitem"]')?.focus();
      label.scrollIntoView({ block: 'nearest' });
      return true;
    };
    if (give()) return;
    // The tree draws the first item of a group later, without another render here.
    const observer = new MutationObserver(() => {
      if (give()) observer.disconnect();
    });
    observer.observe(box.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
  const newest = useRef(actions.move);
  useEffect(() => {
    newest.current = actions.move;
  });
  const onMove = useCallback<Actions['move']>((...given) => newest.current(...given), []);

  const isOne = ['field', 'section', 'condition', 'part'].includes(chosen.kind);
  const canDelete = !isLocked && isOne;
  const canMove = canDelete && (chosen.kind === 'field' || chosen.index !== undefined);
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
        <AddMenu additions={additions} isOff={isLocked} onPick={actions.openAddPart} />
        {/* In one line, which may be the second one. */}
        <Box sx={{ display: 'flex', gap: 0.25 }}>
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
            isOff={!canDelete}
            onPress={actions.openDelete}
          >
            {t('outline.deleteShort')}
          </Tool>
        </Box>
      </Box>
      <Box ref={box} sx={{ flex: 1, overflow: 'auto', py: 0.5 }} onKeyDownCapture={onKeyDown}>
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
      slots={treeItemSlots}
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
