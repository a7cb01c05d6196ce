import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../parts/Icon';
import { fromDesktop, tokens } from '../tokens';
import { say } from '../words';
import { Menu } from './Menu';

const { colour, radius, target } = tokens;

const IconButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${target}px;
  min-height: ${target}px;
  margin-left: -8px;
  color: ${colour.primary};
  background: none;
  border: 0;
  border-radius: ${radius.control}px;
  cursor: pointer;
`;

const OpenButton = styled(IconButton)`
  ${fromDesktop} {
    display: none;
  }
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
    background: ${tokens.veil};
  }
`;

/** The menu below the desktop's width: a button, and the same entries in a drawer. */
export const MenuDrawer = () => {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => drawer.current?.close();
  useEffect(close, [key]);
  return (
    <>
      <OpenButton
        type="button"
        aria-label={say('menu.open')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" size={24} />
      </OpenButton>
      <Drawer
        ref={drawer}
        aria-label={say('menu.label')}
        onClick={(event) => event.target === drawer.current && close()}
      >
        <IconButton type="button" aria-label={say('menu.close')} onClick={close}>
          <Icon name="cross" size={24} />
        </IconButton>
        <Menu />
      </Drawer>
    </>
  );
};
