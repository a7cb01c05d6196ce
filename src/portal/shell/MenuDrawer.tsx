import { fromDesktop, Hint, Icon, IconButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { Menu } from './Menu';
import { useLastLogin } from './useLastLogin';
import { useMenuDialog } from './useMenuDialog';

const { colour } = tokens;

const DrawerButton = styled(IconButton)`
  margin-left: -8px;
  color: ${colour.primary};
`;

const OpenButton = styled(DrawerButton)`
  ${fromDesktop} {
    display: none;
  }
`;

const LastLogin = styled(Hint)`
  padding: 0 15px 8px;
`;

const Drawer = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(320px, 90vw);
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 8px 16px;
  overflow-y: auto;
  color: inherit;
  background: ${colour.page};
  border: 0;
  &::backdrop {
    background: ${tokens.backdrop};
  }
`;

/** The menu on narrow screens: a button that opens a drawer with the same entries, and the last login. */
export const MenuDrawer = () => {
  const { open, close, dialog } = useMenuDialog();
  const lastLogin = useLastLogin();
  return (
    <>
      <OpenButton aria-label={t('menu.open')} aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" size={24} />
      </OpenButton>
      <Drawer {...dialog} aria-label={t('menu.label')}>
        <DrawerButton aria-label={t('menu.close')} onClick={close}>
          <Icon name="cross" size={24} />
        </DrawerButton>
        {lastLogin && <LastLogin as="p">{lastLogin}</LastLogin>}
        <Menu onLogout={close} />
      </Drawer>
    </>
  );
};
