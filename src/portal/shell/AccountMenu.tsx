import { tokens } from '#ui';
import styled from '@emotion/styled';
import { type MouseEvent, useState } from 'react';
import { t } from '../i18n';
import { profile } from './menu';
import { LogoutButton, MenuLink } from './MenuEntry';
import { useMenuDialog } from './useMenuDialog';

const { colour, radius, shadow, target } = tokens;

/** The target is larger than the circle. */
const Initial = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${target}px;
  height: ${target}px;
  margin-right: -4px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: 50%;
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    font-weight: 700;
    color: ${colour.primary};
    background: ${colour.primarySoft};
    border: 1px solid transparent;
    border-radius: 50%;
  }
  &:hover > span {
    border-color: ${colour.primary};
  }
`;

const width = 280;

/** The first letter: in Devanagari with its vowel sign, and with those that a virama joins to it. */
const initialOf = (name: string) => /^(?:.\u094d)*.\p{M}*/u.exec(name)?.[0];

/** Placed under the initial as it opens. */
const Panel = styled.dialog`
  position: fixed;
  inset: auto;
  width: min(${width}px, calc(100vw - 24px));
  margin: 0;
  padding: 0;
  color: inherit;
  background: ${colour.card};
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.card}px;
  box-shadow: ${shadow.raised};
  &::backdrop {
    background: none;
  }
  & > div {
    padding: 8px;
  }
`;

/** The customer's initial, which opens what is about the customer alone: the profile and the way out. */
export const AccountMenu = ({ firstName }: { firstName: string }) => {
  const { open, close, dialog } = useMenuDialog();
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const label = firstName ? t('menu.account', { firstName }) : t('menu.profile');

  function openBelow({ currentTarget }: MouseEvent<HTMLElement>) {
    const { bottom, right } = currentTarget.getBoundingClientRect();
    setPlace({ top: bottom + 4, left: Math.max(12, right - width) });
    open();
  }

  return (
    <>
      <Initial type="button" aria-label={label} aria-haspopup="dialog" onClick={openBelow}>
        <span>{initialOf(firstName)}</span>
      </Initial>
      <Panel {...dialog} aria-label={label} style={place}>
        <div>
          <MenuLink {...profile} />
          <LogoutButton onPress={close} />
        </div>
      </Panel>
    </>
  );
};
