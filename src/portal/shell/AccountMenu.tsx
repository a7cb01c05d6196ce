import { fromDesktop, tokens } from '#ui';
import styled from '@emotion/styled';
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

/** Under the initial. */
const Panel = styled.dialog`
  position: fixed;
  inset: 56px 12px auto auto;
  width: min(280px, calc(100vw - 24px));
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
  ${fromDesktop} {
    inset: 64px 24px auto auto;
  }
`;

interface Props {
  firstName: string;
}

/** The customer's initial, which opens what is about the customer alone: the profile and the way out. */
export const AccountMenu = ({ firstName }: Props) => {
  const { open, dialog } = useMenuDialog();
  const label = t('menu.account', { firstName });
  return (
    <>
      <Initial type="button" aria-label={label} aria-haspopup="dialog" onClick={open}>
        <span>{firstName.charAt(0)}</span>
      </Initial>
      <Panel {...dialog} aria-label={label}>
        <div>
          <MenuLink {...profile} />
          <LogoutButton />
        </div>
      </Panel>
    </>
  );
};
