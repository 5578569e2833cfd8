# The front door. `make help` lists what there is.

CARGO ?= cargo
BRANCHLINE = target/release/branchline
WEB = $(shell find web/src web/public web/tools data -type f) web/index.html web/package.json web/vite.config.ts
BUILD = $(CARGO) build --release --quiet --locked --package cli

.PHONY: help play terminal web test browser shots lint fmt bench strength load schemas types

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## Build the game and open it in a browser
	@echo "Building Branchline (the first time takes a minute or two) …" >&2
	@$(BUILD)
	@$(BRANCHLINE) serve --open $(ARGS)

terminal: ## Play a game in this terminal against bots
	@echo "Building Branchline (the first time takes a minute or two) …" >&2
	@$(BUILD)
	@$(BRANCHLINE) play $(ARGS)

web: web/dist/index.html ## Build the page people play on

web/dist/index.html: web/node_modules/.package-lock.json $(WEB)
	@cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --silent

test: lint ## Check style and run all tests
	@tools/python
	cd web && npm ci --silent && npm run --silent check && npm run --silent test
	@$(MAKE) --no-print-directory web
	$(CARGO) test --workspace --locked --quiet
	@$(MAKE) --no-print-directory browser

browser: web ## Play through the page in a real Chromium; ARGS="-g tunnel" picks tests
	@$(BUILD)
	cd web && npm run --silent size && npm run --silent browser -- $(ARGS)

shots: web ## Take pictures of the page into target/shots
	@$(BUILD)
	@cd web && npm run --silent shots -- $(ARGS)

lint: ## Check formatting and run clippy, warnings as errors
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked --quiet -- -D warnings

fmt: ## Format the code
	$(CARGO) fmt --all

bench: ## Measure engine and bots on one core
	@$(BUILD)
	@$(BRANCHLINE) bench
	@tools/instructions $(BRANCHLINE)

strength: ## Measure how strong the bots are, in about half an hour
	@$(BUILD)
	@tools/strength $(BRANCHLINE)

load: ## Measure the server with 2,000 tables and 8,000 sockets, in two minutes
	@$(BUILD)
	@tools/load $(BRANCHLINE) --tables 2000

schemas: ## Write docs/formats/*.schema.json anew
	@$(BUILD)
	@for name in action map position record scenario score client_message server_message; do \
		$(BRANCHLINE) schema $$name > docs/formats/$$name.schema.json; done
	@$(BRANCHLINE) schema openapi > docs/formats/openapi.json

types: schemas ## Write the TypeScript types of what the server says anew
	@cd web && npm ci --silent && npm run --silent types
