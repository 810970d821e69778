# One image for every process of the product; the command says which one it is.
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && chown -R node:node /app
USER node
ENV PATH=/app/node_modules/.bin:$PATH
EXPOSE 8080
CMD ["npm", "start"]
