import type { Token } from './document';

/** The elements of a part of a document. Only links have an attribute; HTML in a text is text. */
export function elementsOf(document: Document, tokens: Token[]): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: Node[] = [root];
  const add = (node: Node) => open.at(-1)!.appendChild(node);
  for (const token of tokens) {
    const { type, tag, nesting, content, children, hidden } = token;
    if (hidden) continue;
    if (nesting < 0) open.pop();
    else if (nesting > 0) {
      const element = document.createElement(tag);
      const href = token.attrGet('href');
      if (href !== null) element.setAttribute('href', String(href));
      open.push(add(element));
    } else if (type === 'inline') add(elementsOf(document, children ?? []));
    else if (type === 'text') add(document.createTextNode(content));
    else if (type === 'softbreak') add(document.createTextNode(' '));
    else {
      // A fence is code in a block of its own.
      const element = document.createElement(type === 'fence' ? 'pre' : tag);
      element.textContent = content;
      add(element);
    }
  }
  return root;
}
