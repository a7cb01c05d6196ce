import { VisuallyHidden } from '#ui';
import { Box, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { t } from '../i18n';
import type { Target } from './edit/moveField';
import { holderOf, isSameLevel } from './model/fields';
import type { OutlineNode } from './model/outlineOf';

interface Props {
  node: OutlineNode;
  isLocked: boolean;
  onMove: (at: string, to: Target, title: string) => void;
}

/** What is dragged: a browser tells it only when it is dropped. */
let dragged: OutlineNode | undefined;

/** A part in the tree. A field can be dragged before or behind another one, or onto a section. */
export function NodeLabel({ node, isLocked, onMove }: Props) {
  const [side, setSide] = useState<'top' | 'bottom'>();
  const targetOf = (event: DragEvent): Target | undefined => {
    if (dragged?.at === undefined || dragged.id === node.id) return undefined;
    if (node.kind === 'section') return holderOf(dragged.at) ? undefined : { section: node.index! };
    if (node.at === undefined || !isSameLevel(dragged.at, node.at)) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? { before: node.at } : { after: node.at };
  };
  return (
    <Box
      data-node={node.id}
      draggable={node.kind === 'field' && !isLocked}
      onDragStart={(event) => {
        dragged = node;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.title);
        event.stopPropagation();
      }}
      onDragEnd={() => {
        dragged = undefined;
      }}
      onDragOver={(event) => {
        const target = targetOf(event);
        setSide(target && ('before' in target ? 'top' : 'bottom'));
        if (target) event.preventDefault();
      }}
      onDragLeave={() => setSide(undefined)}
      onDrop={(event) => {
        const target = targetOf(event);
        setSide(undefined);
        if (!target || !dragged?.at) return;
        event.preventDefault();
        onMove(dragged.at, target, dragged.title);
      }}
      sx={{
        minWidth: 0,
        ...(side && {
          boxShadow: `0 ${side === 'top' ? -2 : 2}px 0 0 var(--mui-palette-primary-main)`,
        }),
      }}
    >
      <Typography
        component="span"
        sx={{
          fontSize: node.kind === 'group' ? 11.5 : 13,
          overflowWrap: 'anywhere',
          ...(node.kind === 'section' || node.kind === 'form' ? { fontWeight: 600 } : {}),
          ...(node.kind === 'group' && {
            fontWeight: 600,
            color: 'text.secondary',
            textTransform: 'uppercase',
          }),
        }}
      >
        {node.title}{' '}
        {node.isRequired && (
          <Box
            component="span"
            sx={{ color: 'error.main', ml: 0.25 }}
            title={t('outline.required')}
          >
            <span aria-hidden>*</span>
            <VisuallyHidden>{t('outline.required')}</VisuallyHidden>
          </Box>
        )}
      </Typography>{' '}
      {node.detail && (
        <Typography component="span" sx={{ fontSize: 11.5, color: 'text.secondary', ml: 0.75 }}>
          {node.detail}
        </Typography>
      )}
      {node.when && (
        <Typography sx={{ fontSize: 11.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('outline.showsWhen', { condition: node.when })}
        </Typography>
      )}
    </Box>
  );
}
