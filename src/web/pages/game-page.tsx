export function GamePage({ id }: { id: number }) {
  return <h1>Game {id}</h1>;
}
