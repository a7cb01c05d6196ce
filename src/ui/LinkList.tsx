import styled from '@emotion/styled';
import { Icon } from './Icon';
import { tokens } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';

export interface LinkItem {
  title: string;
  href: string;
  /** A file of this site to download; other links open in a new tab. */
  download?: boolean;
}

const List = styled.ul`
  display: grid;
  justify-items: start;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: ${tokens.target}px;
    font-weight: 600;
  }
  svg {
    flex: none;
  }
`;

/** Links that keep the page open. `newTab` is the text of the icon for screen readers. */
export const LinkList = ({ links, newTab }: { links: LinkItem[]; newTab: string }) => (
  <List>
    {links.map(({ title, href, download }) => (
      <li key={href + title}>
        {download ? (
          <a href={href} download>
            <Icon name="download" />
            {title}
          </a>
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title}
            <Icon name="newTab" size={16} />
            <VisuallyHidden> {newTab}</VisuallyHidden>
          </a>
        )}
      </li>
    ))}
  </List>
);
