// The pages of the catalogue as real links, with the neighbours at both ends and a field for jumping.
import { t } from "#web/lib/t.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import { PAGE_MAX } from "#web/lib/catalogue-view.ts";
import { navigate } from "#web/lib/navigation.ts";
import { PageJump } from "./page-jump.tsx";
import { pageWindow } from "./page-window.ts";
import { useNextPage } from "./use-next-page.ts";
import styles from "./pagination-bar.module.css";

type PaginationBarProps = {
  page: number;
  total: number;
  /** Root-relative address of a page of the same list. */
  addressOf: (page: number) => string;
  /** A visitor is near the link to this page: it has come near the window, or pointer or focus is on it. */
  onApproach: (page: number) => void;
};

/** Nothing where there is but one page. */
export function PaginationBar(props: PaginationBarProps) {
  const { page: current, total, addressOf, onApproach } = props;
  const bar = useNextPage(props);
  if (total <= 1 && current <= 1) return null;
  const common = { addressOf, onApproach };
  return (
    <nav ref={bar} className={styles.bar} aria-label={t("catalogue.pages")}>
      <div className={styles.links}>
        <Neighbour {...common} page={current - 1} isRefused={current <= 1} rel="prev" label={t("catalogue.previous")}>
          <ChevronLeft size={18} aria-hidden />
        </Neighbour>
        <ol className={styles.pages}>
          {pageWindow(current, total).map((page) => (
            <li key={page}>
              <Link
                className={styles.page}
                href={addressOf(page)}
                aria-label={t("catalogue.page", { page })}
                aria-current={page === current ? "page" : undefined}
                onPointerEnter={() => onApproach(page)}
                onFocus={() => onApproach(page)}
              >
                {page}
              </Link>
            </li>
          ))}
        </ol>
        <Neighbour
          {...common}
          page={current + 1}
          isRefused={current >= Math.min(total, PAGE_MAX)}
          rel="next"
          label={t("catalogue.next")}
        >
          <ChevronRight size={18} aria-hidden />
        </Neighbour>
      </div>
      <PageJump key={total} total={total} onJump={(page) => navigate(addressOf(page))} />
    </nav>
  );
}

type NeighbourProps = {
  page: number;
  isRefused: boolean;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
  addressOf: (page: number) => string;
  onApproach: (page: number) => void;
};

/** A link to a neighbour; where there is none, it stays in its place and leads nowhere. */
function Neighbour({ page, isRefused, rel, label, children, addressOf, onApproach }: NeighbourProps) {
  if (isRefused) {
    return (
      <span className={styles.page} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <Link
      className={styles.page}
      href={addressOf(page)}
      rel={rel}
      aria-label={label}
      title={label}
      onPointerEnter={() => onApproach(page)}
      onFocus={() => onApproach(page)}
    >
      {children}
    </Link>
  );
}
