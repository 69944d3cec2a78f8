import { type ReactNode, useContext } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './page.module.css';
import { TitlePrefix } from './title-prefix.js';

interface PageProps {
  /** The heading, and the name of the browser's tab. */
  title: string;
  description?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** In one line with the heading, where every line counts. */
  toolbar?: ReactNode | undefined;
  /** Where the tab says more than the heading. */
  tabTitle?: string | undefined;
  children: ReactNode;
  width?: 'narrow' | 'regular' | 'full' | undefined;
}

export function Page({
  title,
  description,
  actions,
  toolbar,
  tabTitle = title,
  children,
  width = 'regular',
}: PageProps) {
  const prefix = useContext(TitlePrefix);
  return (
    <div className={classNames(styles.page, styles[width])}>
      <title>{`${prefix}${tabTitle} · Meg`}</title>
      <header className={classNames(styles.header, toolbar !== undefined && styles.oneLine)}>
        <div className="stack-2">
          <h1>{title}</h1>
          {description && <p className="description">{description}</p>}
        </div>
        {toolbar}
        {actions && <div className="wrap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
