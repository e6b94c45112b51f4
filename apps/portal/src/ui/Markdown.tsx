import type { Nodes, Paragraph as MarkdownParagraph } from 'mdast';
import { Fragment, type ReactNode, useMemo } from 'react';
import '../styles/lists.css';
import { LinkInText, useWhyClosed } from './Link';
import { directionOf, type MarkdownHeading, readTree, sectionsOf, textOf } from './markdown-tree';
import { NewTabLink } from './NewTabLink';
import { withPhoneLinks } from './phone-links';

/**
 * Markdown of the services as elements of the page. Nothing is ever put in as HTML: HTML and pictures in
 * it are left out, and a link whose URL is neither a path of the portal nor http, mailto or tel is plain text.
 * A separate chunk: use `MarkdownText` of the shell.
 */
export function Markdown({ text }: { text: string }) {
  const tree = useMemo(() => readTree(text), [text]);
  return <MarkdownNodes nodes={tree.children} />;
}

/** The same as a whole page: links can lead to its headings, and a part says its language. */
export function MarkdownPage({ text }: { text: string }) {
  const sections = useMemo(() => sectionsOf(readTree(text)), [text]);
  return sections.map(({ heading, nodes }, index) => (
    <section
      key={index}
      className="stack s3"
      {...(heading?.lang && { lang: heading.lang, dir: directionOf(heading.lang) })}
    >
      {heading && <Anchor heading={heading} />}
      <MarkdownNodes nodes={nodes} />
    </section>
  ));
}

function Anchor({ heading: { id, text } }: { heading: MarkdownHeading }) {
  return (
    <h2 id={id} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** A part of a text that was read before. */
export const MarkdownNodes = ({ nodes }: { nodes: readonly Nodes[] }) =>
  childrenOf({ children: nodes });

const childrenOf = ({ children }: { children: readonly Nodes[] }): ReactNode =>
  children.map((child, index) => <Fragment key={index}>{elementOf(child)}</Fragment>);

function elementOf(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return withPhoneLinks(node.value);
    case 'paragraph':
      return <Paragraph node={node} />;
    case 'heading':
      return <Heading depth={node.depth}>{childrenOf(node)}</Heading>;
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'inlineCode':
    case 'code':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol className="numbers" start={node.start ?? 1}>
          {childrenOf(node)}
        </ol>
      ) : (
        <ul className="bullets">{childrenOf(node)}</ul>
      );
    case 'listItem':
      return <li>{childrenOf(node)}</li>;
    case 'link':
      return <SafeLink href={node.url}>{textOf(node)}</SafeLink>;
    default:
      return null;
  }
}

/** Nothing where it leads to a screen that the client leaves out. */
function Paragraph({ node }: { node: MarkdownParagraph }) {
  const whyClosed = useWhyClosed();
  const leadsOut = node.children.some(
    (child) => child.type === 'link' && whyClosed(child.url) === 'leftOut',
  );
  if (leadsOut) return null;
  return <p>{childrenOf(node)}</p>;
}

/** The page has its h1 already. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  return depth <= 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <LinkInText to={href}>{children}</LinkInText>;
  if (/^mailto:/i.test(href)) return <a href={href}>{children}</a>;
  if (/^tel:/i.test(href)) {
    return (
      <a className="num" dir="ltr" href={href}>
        {children}
      </a>
    );
  }
  if (/^https?:\/\//i.test(href)) return <NewTabLink href={href}>{children}</NewTabLink>;
  return children;
}
