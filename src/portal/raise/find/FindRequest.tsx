import { FieldFrame, Input, Stack, tokens, useAria, VisuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { t, tCount } from '../../i18n';
import type { FoundLink } from './findables';
import { findMatches, indexOf } from './findMatches';
import { FoundList } from './FoundList';
import { NothingFound } from './NothingFound';
import { RequestIcon } from './RequestIcon';

const Around = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    left: 16px;
    color: ${tokens.colour.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
  input {
    min-height: 56px;
    padding-left: 48px;
  }
`;

const Status = styled.p`
  font-size: 0.9rem;
  color: ${tokens.colour.muted};
`;

const Box = (props: ComponentProps<'input'>) => (
  <Around>
    <RequestIcon name="search" />
    <Input {...useAria()} {...props} />
  </Around>
);

interface Props {
  /** Undefined while the catalogue is loading. */
  links: FoundLink[] | undefined;
  /** What to offer where nothing is found. */
  otherwise: FoundLink | undefined;
}

/** A search over all that can be asked for, with its results in a list below the box. */
export const FindRequest = ({ links, otherwise }: Props) => {
  const [text, setText] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const isAsked = text.trim().length > 1;
  // Made when somebody types: that of a large catalogue would hold up the page.
  const index = useMemo(() => (isAsked ? indexOf(links ?? []) : undefined), [links, isAsked]);
  const found = useMemo(() => (index ? findMatches(index, text) : []), [index, text]);
  const [best] = found;

  const toResults = () => results.current?.querySelector('a')?.focus();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    toResults();
  }

  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        toResults();
      }}
    >
      <Stack gap={1}>
        <FieldFrame id="find-request" label={t('raise.find.label')} help={t('raise.find.help')}>
          <Box
            id="find-request"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={100}
            disabled={links === undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </FieldFrame>
        <Status role="status">
          {best && tCount('raise.find.found', found.length)}
          {best && <VisuallyHidden> {best.title}</VisuallyHidden>}
          {isAsked && !best && t('raise.find.none')}
        </Status>
        <div ref={results}>
          {best && <FoundList links={found} />}
          {isAsked && !best && <NothingFound otherwise={otherwise} />}
        </div>
      </Stack>
    </form>
  );
};
