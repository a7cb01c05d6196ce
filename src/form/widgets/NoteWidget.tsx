import { LinkList, Notice, Stack } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import type { AnswerProps } from './props';

/** Level 2: sections have legends, so the heading above is the page's title. */
const Title = styled.h2`
  font-size: 1rem;
`;

/** Text: with a title an explanation, without one a notice. */
export function NoteWidget({ id, ui }: AnswerProps) {
  const paragraphs: string[] = ui.notes ?? [];
  const words = (
    <Stack gap={1}>
      {ui.title && <Title>{ui.title}</Title>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ui.links && <LinkList links={ui.links} newTab={t('newTab')} />}
    </Stack>
  );
  return <div id={id}>{ui.title ? words : <Notice kind="info">{words}</Notice>}</div>;
}
