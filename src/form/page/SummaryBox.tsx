import type { Pointer } from '#engine';
import { Card, tokens } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useFormController } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { goToField } from '../wizard/navigation';

const Box = styled(Card, { shouldForwardProp: (prop) => prop !== 'colour' })<{ colour: string }>`
  border: 2px solid ${({ colour }) => colour};
  h2 {
    font-size: 1.125rem;
  }
  ul {
    margin-top: 8px;
    padding-left: 20px;
  }
  a {
    font-weight: 600;
    color: ${({ colour }) => colour};
  }
  &:focus {
    box-shadow: 0 0 0 1px ${({ colour }) => colour};
  }
`;

interface Props {
  /** With every new number it takes the focus. */
  turn: number;
  kind: 'red' | 'amber';
  title: string;
  about?: string;
  items: { at: Pointer; text: string }[];
}

/** What has to be done before the form goes on, each with a link to its field. */
export function SummaryBox({ turn, kind, title, about, items }: Props) {
  const controller = useFormController();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [turn]);
  return (
    <Box ref={box} role="alert" tabIndex={-1} colour={tokens.colour[kind]}>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <ul>
        {items.map(({ at, text }, i) => (
          <li key={`${at} ${i}`}>
            {at === '' ? (
              text
            ) : (
              <a
                href={`#${idOf(at)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(controller, at);
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
