import { TreeItemRoot } from '@mui/x-tree-view/TreeItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof TreeItemRoot>;

/** MUI calls an item that is chosen checked, as if it had a check box. It is selected: one item at a time is. */
const Root = ({ 'aria-checked': isSelected, ...props }: Props) => (
  <TreeItemRoot {...props} aria-selected={isSelected === true} />
);

/** For all items of trees. */
export const treeItemSlots = { root: Root };
