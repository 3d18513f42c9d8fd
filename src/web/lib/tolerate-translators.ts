// Page translators replace text nodes behind React's back; React then removes or inserts beside nodes that are no longer
// where it put them, and the whole page would fall. Such a call is answered by doing what can still be done.

/** Makes `removeChild` and `insertBefore` forgiving for nodes that have been moved. Called once, before React starts. */
export function tolerateTranslators(prototype: Node = Node.prototype): void {
  const remove = Reflect.get(prototype, "removeChild");
  const insert = Reflect.get(prototype, "insertBefore");
  Object.assign(prototype, {
    removeChild(this: Node, child: Node): Node {
      return child.parentNode === this ? remove.call(this, child) : child;
    },
    insertBefore(this: Node, child: Node, before: Node | null): Node {
      return insert.call(this, child, before?.parentNode === this ? before : null);
    },
  });
}
