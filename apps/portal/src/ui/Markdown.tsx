import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode, useMemo } from 'react';
import { NewTabLink } from './NewTabLink';
import '../styles/lists.css';
import { Link } from 'react-router-dom';

/**
 * Markdown of the services as elements of the page. Nothing is ever put in as HTML: HTML and pictures in
 * it are left out, and a link whose URL is neither a path of the portal nor http, mailto or tel is plain text.
 * A separate chunk: use `MarkdownText` of the shell.
 */
export function Markdown({ text }: { text: string }) {
  const tree = useMemo(() => fromMarkdown(text), [text]);
  return <>{childrenOf(tree)}</>;
}

const childrenOf = ({ children }: { children: Root['children'] | readonly Nodes[] }): ReactNode =>
  children.map((child, index) => <Fragment key={index}>{elementOf(child)}</Fragment>);

function elementOf(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
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
        <ol start={node.start ?? 1}>{childrenOf(node)}</ol>
      ) : (
        <ul className="bullets">{childrenOf(node)}</ul>
      );
    case 'listItem':
      return <li>{childrenOf(node)}</li>;
    case 'link':
      return <SafeLink href={node.url}>{childrenOf(node)}</SafeLink>;
    default:
      return null;
  }
}

/** The page has its h1 already. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  return depth <= 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^(mailto|tel):/i.test(href)) return <a href={href}>{children}</a>;
  if (/^https?:\/\//i.test(href)) return <NewTabLink href={href}>{children}</NewTabLink>;
  return children;
}
