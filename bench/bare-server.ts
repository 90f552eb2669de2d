import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';

/**
 * What ours is measured beside, in a process of its own: `GET /bytes/<n>` by plain node:http, and `/graphql` by plain
 * yoga with a constant answer. Tells its port to the parent process.
 */
const yoga = createYoga({
  schema: createSchema({ typeDefs: 'type Query { constant: String! }', resolvers: { Query: { constant: () => 'constant' } } }),
  logging: false,
});
const bodies = new Map<number, Buffer>();

const server = createServer((request, response) => {
  const size = /^\/bytes\/(\d+)$/.exec(request.url ?? '')?.[1];
  if (size === undefined) return yoga(request, response);
  const body = bodies.get(Number(size)) ?? Buffer.alloc(Number(size), 'x');
  bodies.set(Number(size), body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
